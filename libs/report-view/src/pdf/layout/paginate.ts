import { splitAt } from './split.js';

/** A unit of pagination: an element, and the list or table that it belongs to. */
interface Piece {
  readonly element: HTMLElement;
  readonly list: HTMLElement | null;
}

const leads = (element: Element): boolean => element.matches('h1, h2, h3, h4, .leads');

/**
 * Lists and long tables are split over pages between their items; everything else stays in one
 * piece.
 */
function piecesOf(element: HTMLElement): readonly Piece[] {
  if (element.matches('.whole')) return [{ element, list: null }];
  if (element instanceof HTMLTableElement) {
    return rowsOf(element).map((row) => ({ element: row, list: element }));
  }
  if (element instanceof HTMLUListElement || element instanceof HTMLOListElement) {
    return childrenOf(element).map((item) => ({ element: item, list: element }));
  }
  return [{ element, list: null }];
}

const childrenOf = (element: Element): HTMLElement[] => [...element.children] as HTMLElement[];

const rowsOf = (table: HTMLTableElement): HTMLElement[] =>
  [...table.tBodies, ...(table.tFoot === null ? [] : [table.tFoot])].flatMap(({ rows }) => [
    ...rows,
  ]);

/** Names the lists and tables, so that their pieces on several pages can be told to be one. */
function nameParts(pieces: readonly Piece[]): void {
  const lists = new Set(pieces.flatMap(({ list }) => list ?? []));
  for (const [index, list] of [...lists].entries()) list.dataset['part'] = String(index + 1);
}

/**
 * Pieces that must stay together: headings with their content, the first two and the last two items
 * of a list or table, and a table's sums with its last row.
 */
function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    const group = groups.at(-1);
    if (group !== undefined && before !== undefined && belongsTo(before, piece, pieces, index)) {
      group.push(piece);
    } else {
      groups.push([piece]);
    }
  }
  return groups;
}

function belongsTo(before: Piece, piece: Piece, pieces: readonly Piece[], index: number): boolean {
  if (leads(before.element)) return true;
  const { list } = piece;
  if (list === null || before.list !== list) return false;
  const isSum = piece.element.parentElement?.tagName === 'TFOOT';
  const isSecond = pieces[index - 2]?.list !== list;
  const next = pieces[index + 1];
  const isLast = next?.list !== list || next.element.parentElement?.tagName === 'TFOOT';
  return isSum || isSecond || isLast;
}

/** What each list or table has on the pages, in their order. */
type Shells = Map<Element, readonly HTMLElement[]>;

/** The list or table on a page that takes an item; it is created if the page has none yet. */
function placeFor(piece: Piece, page: HTMLElement, shells: Shells): HTMLElement {
  const { list } = piece;
  if (list === null) return page;
  const others = (shells.get(list) ?? []).filter(({ isConnected }) => isConnected);
  const present = others.at(-1);
  if (present?.parentElement === page) return present;
  const shell = list.cloneNode(false) as HTMLElement;
  if (list instanceof HTMLTableElement && list.tHead !== null) {
    const head = list.tHead.cloneNode(true) as HTMLElement;
    // A screen reader has heard the head where the table begins.
    if (present !== undefined) head.setAttribute('aria-hidden', 'true');
    shell.append(head);
  }
  shells.set(list, [...others, shell]);
  page.append(shell);
  return shell;
}

/** Whether a list or table on a page holds no item any more. */
const isWithout = (shell: HTMLElement): boolean =>
  [...shell.children].every(({ tagName }) => tagName === 'THEAD');

/** The share of a page that its content has to take, so that a sheet is worth its paper. */
const leastUsed = 0.25;

/** A page, and what was put on it. */
interface Filled {
  readonly page: HTMLElement;
  readonly groups: Piece[][];
}

/**
 * Fills pages with the content of an element, in its order. Only long running texts and elements that
 * are higher than a page are cut, and no heading is left alone at the end of a page. What has the
 * class "sheet" begins a page, unless the one before would stay nearly empty.
 *
 * @param newPage makes an empty page of the right size, laid out in the document.
 */
export function paginate(source: HTMLElement, newPage: () => HTMLElement): readonly HTMLElement[] {
  const shells: Shells = new Map();
  const pieces = childrenOf(source).flatMap(piecesOf);
  nameParts(pieces);
  const waiting = groupsOf(pieces);
  const filled: Filled[] = [];
  const begin = (): Filled => {
    const next = { page: newPage(), groups: [] };
    filled.push(next);
    return next;
  };
  let current = begin();
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
    if (startsSheet(group) && usedShare(current.page) >= leastUsed) current = begin();
    const isFirst = current.groups.length === 0;
    put(group, current, shells);
    if (fits(current.page)) continue;
    const last = group.at(-1)!;
    if (!isFirst && !mustBeCut(last.element, current.page)) {
      current.groups.pop();
      remove(group);
      current = begin();
      put(group, current, shells);
      if (fits(current.page)) continue;
    }
    const rest = splitAt(last.element, current.page.getBoundingClientRect().bottom);
    if (rest === null) continue;
    waiting.unshift([{ element: rest, list: last.list }]);
    current = begin();
  }
  fillLast(filled, shells);
  return filled.map(({ page }) => page);
}

const startsSheet = (group: readonly Piece[]): boolean => group[0]!.element.matches('.sheet');

/** How much of a page its content takes, 0 to 1. */
function usedShare(page: HTMLElement): number {
  const { top, height } = page.getBoundingClientRect();
  const bottom = page.lastElementChild?.getBoundingClientRect().bottom ?? top;
  return (bottom - top) / height;
}

/**
 * The share below which the last page has only a few lines. More would leave the foot before it empty
 * where a table ends there, whose rows cannot be spread.
 */
const fewLines = 0.15;

/** Lets the last page take small blocks over from the one before, where it has only a few lines. */
function fillLast(filled: readonly Filled[], shells: Shells): void {
  const [before, last] = filled.slice(-2);
  if (before === undefined || last === undefined) return;
  while (usedShare(last.page) < fewLines) {
    const group = before.groups.at(-1);
    const isCut = last.groups[0]![0]!.element.dataset['rest'] !== undefined;
    if (group === undefined || isCut || startsSheet(group) || !isSmall(group)) return;
    const groups = [before.groups.pop()!, ...last.groups.splice(0)];
    remove(groups.flat());
    for (const each of groups) put(each, last, shells);
  }
}

/** Pixels; a few lines, whose place the other blocks of their page can take. */
const smallBlock = 120;

const isSmall = (group: readonly Piece[]): boolean =>
  group.at(-1)!.element.getBoundingClientRect().bottom -
    group[0]!.element.getBoundingClientRect().top <
  smallBlock;

/** Pixels; about three lines of text. */
const worthAStart = 60;

/** The share of a page from which a running text is cut, so that no foot stays empty before it. */
const longText = 0.3;

/**
 * Whether an element is higher than a page, or a long running text, and begins where part of it still
 * fits.
 */
const mustBeCut = (element: HTMLElement, page: HTMLElement): boolean =>
  element.offsetHeight > page.clientHeight * (element.tagName === 'P' ? longText : 1) &&
  element.getBoundingClientRect().top + worthAStart < page.getBoundingClientRect().bottom;

function put(group: Piece[], { page, groups }: Filled, shells: Shells): void {
  groups.push(group);
  for (const piece of group) placeFor(piece, page, shells).append(piece.element);
}

/** Removes pieces from their page, together with the lists that become empty. */
function remove(pieces: readonly Piece[]): void {
  for (const { element, list } of pieces) {
    const place = element.parentElement!;
    element.remove();
    if (list !== null && isWithout(place)) place.remove();
  }
}

const fits = (page: HTMLElement): boolean =>
  page.lastElementChild!.getBoundingClientRect().bottom <=
  page.getBoundingClientRect().bottom + 0.5;
