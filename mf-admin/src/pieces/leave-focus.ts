/** The next page's heading takes the focus, which would otherwise fall back to `<body>`. */
export const leaveFocus = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};
