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

/** The list or table on a page that takes an item; it is created if the page has none yet. */
function placeFor(piece: Piece, page: HTMLElement, shells: Map<Element, HTMLElement>): HTMLElement {
  const { list } = piece;
  if (list === null) return page;
  const present = shells.get(list);
  if (present !== undefined && present.parentElement === page) return present;
  const shell = list.cloneNode(false) as HTMLElement;
  if (list instanceof HTMLTableElement && list.tHead !== null) {
    const head = list.tHead.cloneNode(true) as HTMLElement;
    // A screen reader has heard the head where the table begins.
    if (present !== undefined && !isWithout(present)) head.setAttribute('aria-hidden', 'true');
    shell.append(head);
  }
  shells.set(list, shell);
  page.append(shell);
  return shell;
}

/** Whether a list or table on a page holds no item any more. */
const isWithout = (shell: HTMLElement): boolean =>
  [...shell.children].every(({ tagName }) => tagName === 'THEAD');

/**
 * Fills pages with the content of an element, in its order. Only long running texts and elements that
 * are higher than a page are cut, no heading is left alone at the end of a page, and what has the class "sheet" begins
 * one.
 *
 * @param newPage makes an empty page of the right size, laid out in the document.
 */
export function paginate(source: HTMLElement, newPage: () => HTMLElement): readonly HTMLElement[] {
  const shells = new Map<Element, HTMLElement>();
  const pieces = childrenOf(source).flatMap(piecesOf);
  nameParts(pieces);
  const waiting = groupsOf(pieces);
  const pages = [newPage()];
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
    let page = pages.at(-1)!;
    if (group[0]!.element.matches('.sheet') && page.childElementCount > 0) {
      page = newPage();
      pages.push(page);
    }
    const isFirst = page.childElementCount === 0;
    const placed = put(group, page, shells);
    if (fits(page)) continue;
    const last = group.at(-1)!;
    if (!isFirst && !mustBeCut(last.element, page)) {
      remove(placed);
      page = newPage();
      pages.push(page);
      put(group, page, shells);
      if (fits(page)) continue;
    }
    const rest = splitAt(last.element, page.getBoundingClientRect().bottom);
    if (rest === null) continue;
    waiting.unshift([{ element: rest, list: last.list }]);
    pages.push(newPage());
  }
  return pages;
}

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

function put(
  group: readonly Piece[],
  page: HTMLElement,
  shells: Map<Element, HTMLElement>,
): readonly HTMLElement[] {
  return group.map((piece) => {
    placeFor(piece, page, shells).append(piece.element);
    return piece.element;
  });
}

/** Removes pieces from a page, together with the lists that become empty. */
function remove(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    const list = element.parentElement!;
    element.remove();
    if (isWithout(list)) list.remove();
  }
}

const fits = (page: HTMLElement): boolean =>
  page.lastElementChild!.getBoundingClientRect().bottom <=
  page.getBoundingClientRect().bottom + 0.5;
