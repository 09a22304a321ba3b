import { tokens } from '@fluentui/react-components';

/** The style of small text below a question: hints and notes. */
export const noteText = {
  fontSize: '14px',
  lineHeight: '20px',
  color: tokens.colorNeutralForeground3,
} as const;
