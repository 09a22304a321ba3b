/** What an element of the laid-out pages is in the PDF's structure; others only group. */
const types: Readonly<Record<string, string>> = {
  H1: 'H1',
  H2: 'H2',
  H3: 'H3',
  H4: 'H4',
  P: 'P',
  UL: 'L',
  OL: 'L',
  LI: 'LI',
  BLOCKQUOTE: 'BlockQuote',
  TABLE: 'Table',
  THEAD: 'THead',
  TBODY: 'TBody',
  TFOOT: 'TFoot',
  TR: 'TR',
  TH: 'TH',
  TD: 'TD',
};

/** The structure type of an element; null where it has none. */
export function structureTypeOf(element: Element): string | null {
  if (element instanceof SVGSVGElement) return 'Figure';
  if (element.parentElement?.tagName === 'LI') {
    if (element.classList.contains('label')) return 'Lbl';
    if (element.classList.contains('item')) return 'LBody';
  }
  return types[element.tagName] ?? null;
}

/** The attributes that a structure element needs besides its type; empty where it needs none. */
export function structureAttributesOf(element: Element): string {
  if (element.tagName !== 'TH') return '';
  const scope = element.getAttribute('scope') === 'row' ? 'Row' : 'Column';
  return `/A <</O /Table /Scope /${scope}>>`;
}

/** Whether an element repeats or decorates what is told elsewhere, so that no reader speaks it. */
export const isArtifact = (element: Element): boolean =>
  element.closest('[aria-hidden="true"]:not(.pdf-stage)') !== null;
