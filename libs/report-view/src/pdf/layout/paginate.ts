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
  if (element instanceof HTMLUListElement) {
    return childrenOf(element).map((item) => ({ element: item, list: element }));
  }
  return [{ element, list: null }];
}

const childrenOf = (element: Element): HTMLElement[] => [...element.children] as HTMLElement[];

const rowsOf = (table: HTMLTableElement): HTMLElement[] =>
  [...table.tBodies, ...(table.tFoot === null ? [] : [table.tFoot])].flatMap(({ rows }) => [
    ...rows,
  ]);

/**
 * Pieces that must stay together: headings with their content, a table's sums with its last row.
 */
function groupsOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const groups: Piece[][] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    const group = groups.at(-1);
    const isSum = piece.element.parentElement?.tagName === 'TFOOT';
    if (group !== undefined && before !== undefined && (leads(before.element) || isSum)) {
      group.push(piece);
    } else {
      groups.push([piece]);
    }
  }
  return groups;
}

/** The list or table on a page that takes an item; it is created if the page has none yet. */
function placeFor(piece: Piece, page: HTMLElement, shells: Map<Element, HTMLElement>): HTMLElement {
  const { list } = piece;
  if (list === null) return page;
  const present = shells.get(list);
  if (present !== undefined && present.parentElement === page) return present;
  const shell = list.cloneNode(false) as HTMLElement;
  if (list instanceof HTMLTableElement && list.tHead !== null) {
    shell.append(list.tHead.cloneNode(true));
  }
  shells.set(list, shell);
  page.append(shell);
  return shell;
}

/**
 * Fills pages with the content of an element, in its order. Only elements that are higher than a
 * page are cut, and no heading is left alone at the end of a page.
 *
 * @param newPage makes an empty page of the right size, laid out in the document.
 */
export function paginate(source: HTMLElement, newPage: () => HTMLElement): readonly HTMLElement[] {
  const shells = new Map<Element, HTMLElement>();
  const waiting = groupsOf(childrenOf(source).flatMap(piecesOf)).map((group) => [...group]);
  const pages = [newPage()];
  for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
    let page = pages.at(-1)!;
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

/** Whether an element is higher than a page, and begins where part of it still fits. */
const mustBeCut = (element: HTMLElement, page: HTMLElement): boolean =>
  element.offsetHeight > page.clientHeight &&
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
    const isEmpty = [...list.children].every(({ tagName }) => tagName === 'THEAD');
    if (isEmpty) list.remove();
  }
}

const fits = (page: HTMLElement): boolean =>
  page.lastElementChild!.getBoundingClientRect().bottom <=
  page.getBoundingClientRect().bottom + 0.5;
