import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft20Regular, ArrowRight20Regular } from '@fluentui/react-icons';
import type { MouseEvent, ReactNode } from 'react';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  crowded: { '@container (max-width: 639px)': { display: 'none' } },
});

/** Takes the focus from the field that has it. A shadow root has its own active element. */
function leaveField(button: HTMLButtonElement): void {
  const { activeElement } = button.getRootNode() as Document | ShadowRoot;
  if (activeElement !== button && activeElement instanceof HTMLElement) activeElement.blur();
}

/**
 * A press that leaves its field only with the click: a message below that field would move the button
 * away from the pointer, and the press would be lost.
 */
const pressInPlace = (onPress: () => void) => ({
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    leaveField(currentTarget);
    onPress();
  },
});

interface StepButtonsProps {
  readonly first: boolean;
  /** Whether a phone has no room for the arrow. */
  readonly isCrowded: boolean;
  readonly sending: boolean;
  readonly onPrevious: () => void;
  /** The button at the end. */
  readonly children: ReactNode;
}

/** The button for the previous tab, and at the end the one that leads on. */
export function StepButtons({ first, isCrowded, sending, onPrevious, children }: StepButtonsProps) {
  const styles = useStyles();
  return (
    <div className={styles.bar}>
      <Button
        size="large"
        icon={{
          className: isCrowded ? styles.crowded : undefined,
          children: <ArrowLeft20Regular />,
        }}
        disabled={first || sending}
        {...pressInPlace(onPrevious)}
      >
        Previous
      </Button>
      {children}
    </div>
  );
}

interface NextButtonProps {
  readonly onNext: () => void;
  /** Called when the owner is about to go to the next tab, so that its code can be loaded ahead. */
  readonly onNear: () => void;
}

/** The button for the next tab. */
export function NextButton({ onNext, onNear }: NextButtonProps) {
  return (
    <Button
      size="large"
      appearance="primary"
      icon={<ArrowRight20Regular />}
      iconPosition="after"
      {...pressInPlace(onNext)}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      Next
    </Button>
  );
}
