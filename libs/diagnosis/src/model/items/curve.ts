/**
 * Corners `[value, points]` by rising value; straight lines between, flat beyond both ends. In the
 * comments of the curves, capitals name the source of a corner (sources.ts); what has none is
 * judgement.
 */
export type Curve = readonly (readonly [value: number, points: number])[];

/** The points (0–10) of a value on a curve. */
export function pointsOn(curve: Curve, value: number): number {
  const above = curve.findIndex(([corner]) => value <= corner);
  const [endValue, endPoints] = curve.at(above)!;
  if (above <= 0) return endPoints;
  const [startValue, startPoints] = curve[above - 1]!;
  return startPoints + ((value - startValue) / (endValue - startValue)) * (endPoints - startPoints);
}
