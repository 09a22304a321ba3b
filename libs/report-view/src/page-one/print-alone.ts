const part = 'data-page-one';

/** Marks an element that stands on paper when page one is printed alone. */
export const onPageOne = { [part]: '' };

/** Leaves only what is marked, and what holds it, on the paper that comes next. */
export const printAloneStyle = `@media print {
  html[data-printed='page-one'] body *:not(:has([${part}]), [${part}], [${part}] *) {
    display: none !important;
  }
  html[data-printed='page-one'] section:has([${part}]) {
    border: 0 !important;
  }
}`;

/** Prints page one alone; what is printed after it is the whole page again. */
export function printPageOne(): void {
  const { dataset } = document.documentElement;
  dataset['printed'] = 'page-one';
  addEventListener('afterprint', () => delete dataset['printed'], { once: true });
  print();
}
