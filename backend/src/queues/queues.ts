/** The queues and what a job carries: the name of a row and nothing else. */
export const analysisQueue = 'analysis';
export interface AnalysisJob {
  readonly analysisId: string;
}

export const deliveryQueue = 'delivery';
export interface DeliveryJob {
  readonly deliveryId: string;
}

export const queueNames = [analysisQueue, deliveryQueue] as const;
export type QueueName = (typeof queueNames)[number];
