import {
  Card as FluentCard,
  type CardProps,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { onPhone } from '../frame/widths.js';

const useStyles = makeStyles({
  card: {
    '--fui-Card--border-radius': tokens.borderRadiusXLarge,
    padding: '16px 20px 20px',
    boxShadow: tokens.shadow2,
    // Fluent hides it, and the card would scroll instead of the page: a pager would cover its rows.
    overflow: 'clip',
    [onPhone]: { padding: '16px' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** A card of the desk: what belongs together, on the page's ground. */
export function Card({ className, ...props }: CardProps) {
  return <FluentCard {...props} className={mergeClasses(useStyles().card, className)} />;
}
