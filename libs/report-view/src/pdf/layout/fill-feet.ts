/**
 * The greatest height in points that may stay empty below a block at a page's end. With the edge of the
 * block, text then ends within 100 points.
 */
const emptiestFoot = 86;

/** What stays empty where a page is filled up, in points: enough for a block to end by itself. */
const usualFoot = 78;

/** Whether what follows an element belongs closely to it. */
const goesOn = (element: Element): boolean => element.matches('h1, h2, h3, h4, .leads, .goes-on');

/** Whether a page begins with a section that starts a sheet of its own. */
const startsSheet = (page: HTMLElement | undefined): boolean =>
  page?.firstElementChild?.matches('.sheet') ?? true;

/**
 * Spreads the blocks of a page whose end would stay empty because the next block does not fit. Pages
 * before a section that starts a sheet, and the last one, end where their text ends.
 *
 * @param pixelsPerPoint the size of a point in the layout.
 */
export function fillFeet(pages: readonly HTMLElement[], pixelsPerPoint: number): void {
  for (const [index, page] of pages.entries()) {
    if (startsSheet(pages[index + 1])) continue;
    const blocks = [...page.children] as HTMLElement[];
    const bottom = blocks.at(-1)!.getBoundingClientRect().bottom;
    const foot = page.getBoundingClientRect().bottom - bottom;
    if (foot <= emptiestFoot * pixelsPerPoint) continue;
    const gaps = gapsOf(blocks);
    if (gaps.length === 0) continue;
    const parts = gaps.reduce((sum, { share }) => sum + share, 0);
    const wider = (foot - usualFoot * pixelsPerPoint) / parts;
    for (const { element, share } of gaps) {
      const margin = parseFloat(getComputedStyle(element).marginTop);
      const before = parseFloat(getComputedStyle(element.previousElementSibling!).marginBottom);
      // Margins that meet count once, the larger of them.
      element.style.marginTop = `${String(Math.max(margin, before) + wider * share)}px`;
    }
  }
}

/** A place that can be made wider: above an element, by a share of what a gap between blocks gets. */
interface Gap {
  readonly element: HTMLElement;
  readonly share: number;
}

/** Sections are parted more than blocks. */
const sectionShare = 2;

/** The gap above a line inside a block with a border, which grows less than one between blocks. */
const innerShare = 0.3;

function gapsOf(blocks: readonly HTMLElement[]): readonly Gap[] {
  const between = blocks.slice(1).filter((_, place) => !goesOn(blocks[place]!));
  const inner = blocks
    .filter((block) => block.matches('.recommendation'))
    .flatMap((block) => [...block.querySelectorAll<HTMLElement>('h3 ~ *, li + li')]);
  return [
    ...between.map((element) => ({ element, share: element.matches('h2') ? sectionShare : 1 })),
    ...inner.map((element) => ({ element, share: innerShare })),
  ];
}
