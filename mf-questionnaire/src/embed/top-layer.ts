/** The containers of dialogs and toasts, above everything on the host's page. */
export interface TopLayer {
  readonly dialogs: HTMLElement;
  readonly toasts: HTMLElement;
  /** Brings them to the top again, after the element was moved for example. */
  readonly raise: () => void;
}

/** Adds a layer without size; what it holds places itself in the window. */
export function addTopLayer(parent: HTMLElement): TopLayer {
  const layer = document.createElement('div');
  layer.className = 'layer';
  const dialogs = document.createElement('div');
  const toasts = document.createElement('div');
  toasts.className = 'toasts';
  layer.append(dialogs, toasts);
  parent.append(layer);

  // Browsers from before 2024 may have none; there the layer has the greatest z-index.
  const hasTopLayer = 'popover' in HTMLElement.prototype;
  if (hasTopLayer) layer.popover = 'manual';

  const raise = () => {
    if (!hasTopLayer || !layer.isConnected) return;
    // The popover shown last is on top, so it is shown again after the host may have shown its own.
    if (layer.matches(':popover-open')) layer.hidePopover();
    layer.showPopover();
  };
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) raise();
  }).observe(dialogs, { childList: true });
  return { dialogs, toasts, raise };
}
