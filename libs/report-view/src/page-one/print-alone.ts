const part = 'data-page-one';

/** Marks an element that is printed when page one is printed alone. */
export const onPageOne = { [part]: '' };

/** Hides everything but the marked elements and their ancestors in the next print. */
export const printAloneStyle = `@media print {
  html[data-printed='page-one'] body *:not(:has([${part}]), [${part}], [${part}] *) {
    display: none !important;
  }
  html[data-printed='page-one'] section:has([${part}]) {
    border: 0 !important;
  }
}`;

/** Prints page one alone; later prints show the whole page again. */
export function printPageOne(): void {
  const { dataset } = document.documentElement;
  dataset['printed'] = 'page-one';
  addEventListener('afterprint', () => delete dataset['printed'], { once: true });
  print();
}
