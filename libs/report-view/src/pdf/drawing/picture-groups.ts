/** Consecutive pages that are drawn in the same way, from `first` to before `end`. */
export interface PageGroup {
  readonly first: number;
  readonly end: number;
  readonly hasPicture: boolean;
}

/**
 * Groups pages with a picture, at most `most` in one image, and pages without. A page without boxes
 * needs no picture: an empty one costs up to 54 kB in the file.
 */
export function picturedGroups(hasPicture: readonly boolean[], most: number): readonly PageGroup[] {
  const groups: { first: number; end: number; hasPicture: boolean }[] = [];
  for (const [page, has] of hasPicture.entries()) {
    const last = groups.at(-1);
    if (last?.hasPicture === has && last.end - last.first < most) last.end = page + 1;
    else groups.push({ first: page, end: page + 1, hasPicture: has });
  }
  return groups;
}
