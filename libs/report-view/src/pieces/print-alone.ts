/** A part of the page that can be printed alone. */
type PrintedPart = 'page-one' | 'ninety-days';

/** Hides everything but the elements marked by `data-<part>` and their ancestors in that print. */
export const printAloneStyleOf = (part: PrintedPart): string => `@media print {
  html[data-printed='${part}'] body *:not(:has([data-${part}]), [data-${part}], [data-${part}] *) {
    display: none !important;
  }
}`;

/** Prints a part alone; later prints show the whole page again. */
export function printAlone(part: PrintedPart): void {
  const { dataset } = document.documentElement;
  dataset['printed'] = part;
  addEventListener('afterprint', () => delete dataset['printed'], { once: true });
  print();
}
