/** The queues, and what a job carries: only a row's id. */
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
