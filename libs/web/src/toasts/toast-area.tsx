import {
  Link,
  makeStyles,
  Toast,
  ToastBody,
  Toaster,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  tokens,
  useToastController,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useCallback, useEffect } from 'react';
import { useMediaQuery } from '../hooks/use-media-query.js';
import { useSwipeRight } from '../hooks/use-swipe-right.js';
import { showToastsBy, type ToastMessage } from './toast-message.js';

const toasterId = 'ellac-toasts';
let nextToast = 1;

/** How long a toast stays, in milliseconds (specification, section 9). */
const toastMs = 5000;

/** Pixels from the upper edge of a wide window: the page's header and a gap. */
const belowHeader = 72;

/**
 * Pixels from the upper edge of a phone, to which Fluent adds 16: a toast of two lines ends above
 * what follows the page's header.
 */
const overHeader = -8;

const useStyles = makeStyles({
  host: {
    // Over the bars that stay at an edge of the window, so that its action can be pressed.
    zIndex: 10,
    '@media (min-width: 768px)': { maxWidth: '420px' },
    '@media print': { display: 'none' },
  },
  // Otherwise selected text is dragged, and the toast is not swiped.
  toast: {
    touchAction: 'pan-y',
    userSelect: 'none',
    // By night its shadow is not seen on a card.
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
  },
  dismiss: {
    minWidth: '24px',
    minHeight: '24px',
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** Pixels from the lower edge: a list's buttons, which stay there, and a gap. */
const abovePager = 68;

/**
 * Where toasts appear in a wide window: at the edge without the page's own buttons, or above those
 * of a list.
 */
export type ToastEdge = 'top' | 'bottom' | 'above-pager';

const places = {
  top: { position: 'top-end', offset: { vertical: belowHeader } },
  bottom: { position: 'bottom-end' },
  'above-pager': { position: 'bottom-end', offset: { vertical: abovePager } },
} as const satisfies Readonly<Record<ToastEdge, object>>;

interface ToastAreaProps {
  readonly region: HTMLElement;
  readonly edge: ToastEdge;
}

/** Shows toasts inside an element of the page. */
export function ToastArea({ region, edge }: ToastAreaProps) {
  const styles = useStyles();
  const isWide = useMediaQuery('(min-width: 768px)');
  const show = useShowToast();
  // The toaster is subscribed by then, because effects of children run first.
  useEffect(() => showToastsBy(show), [show]);
  return (
    <Toaster
      toasterId={toasterId}
      mountNode={region}
      className={styles.host}
      limit={1}
      pauseOnHover
      timeout={toastMs}
      // On a phone the bottom edge is reserved for the page's buttons.
      {...(isWide ? places[edge] : { position: 'top', offset: { vertical: overHeader } })}
      shortcuts={{ focus: (event) => event.key === 'F8' }}
    />
  );
}

function ToastCard({ message, dismiss }: { message: ToastMessage; dismiss: () => void }) {
  const styles = useStyles();
  const swipe = useSwipeRight(dismiss);
  const { title, description, action } = message;
  return (
    <Toast ref={findList} className={styles.toast} {...swipe}>
      <ToastTitle
        action={
          <ToastTrigger>
            <Link as="button" aria-label="Dismiss" className={styles.dismiss}>
              <DismissRegular />
            </Link>
          </ToastTrigger>
        }
      >
        {title}
      </ToastTitle>
      {description === undefined ? null : <ToastBody>{description}</ToastBody>}
      {action === undefined ? null : (
        <ToastFooter>
          <Link as="button" onClick={action.onClick}>
            {action.label}
          </Link>
        </ToastFooter>
      )}
    </Toast>
  );
}

/** The id of the visible toast; a toast that is fading out no longer counts. */
let shownId: string | null = null;

/** The list element that Fluent renders toasts into. */
let list: Element | null = null;

const findList = (card: Element | null): void => {
  list = card?.closest('[role="list"]') ?? list;
};

/**
 * Fluent pauses its announcements while the focus is in a toast, and misses that the focus leaves
 * when the toast is removed. Without this event, screen readers would not announce later toasts.
 */
const breakSilence = (): boolean | undefined => list?.dispatchEvent(new FocusEvent('focusout'));

/** Shows a message in place of the one that is shown now. */
function useShowToast(): (message: ToastMessage) => void {
  const { dispatchToast, dismissToast, updateToast } = useToastController(toasterId);
  return useCallback(
    (message) => {
      const replaced = shownId;
      const id = replaced ?? `toast-${String(nextToast++)}`;
      const leave = () => {
        if (shownId === id) shownId = null;
      };
      const dismiss = () => {
        leave();
        dismissToast(id);
      };
      const content = <ToastCard message={message} dismiss={dismiss} />;
      const destructive = message.variant === 'destructive';
      const manner = {
        intent: destructive ? 'error' : message.isUnderWay === true ? 'info' : 'success',
        politeness: destructive ? 'assertive' : 'polite',
      } as const;
      shownId = id;
      if (replaced !== null) {
        updateToast({ toastId: id, content, ...manner });
      } else {
        dispatchToast(content, {
          toastId: id,
          ...manner,
          onStatusChange: (_, { status }) => {
            if (status === 'dismissed' || status === 'unmounted') leave();
            if (status === 'dismissed') breakSilence();
          },
        });
      }
    },
    [dispatchToast, dismissToast, updateToast],
  );
}
