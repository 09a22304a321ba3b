/** The red, green and blue of a computed colour; null where nothing is seen of it. */
export function channelsOf(color: string): [red: number, green: number, blue: number] | null {
  const [red = 0, green = 0, blue = 0, alpha = 1] = [...color.matchAll(/[\d.]+/g)].map(Number);
  return alpha === 0 ? null : [red, green, blue];
}
