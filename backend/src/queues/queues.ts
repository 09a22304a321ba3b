/** The queues and what a job carries: the name of a row and nothing else. */
export const analysisQueue = 'analysis';
export interface AnalysisJob {
  readonly analysisId: string;
}

export const deliveryQueue = 'delivery';
export interface DeliveryJob {
  readonly deliveryId: string;
}
