import { tokens } from '@fluentui/react-components';

/** How all charts draw their axes. */
export const axis = {
  tick: { fill: tokens.colorNeutralForeground2, fontSize: 12 },
  stroke: tokens.colorNeutralStroke1,
} as const;

/** How they say what a point of them means. */
export const tooltip = {
  cursor: { fill: tokens.colorNeutralBackground3 },
  separator: ': ',
  contentStyle: {
    backgroundColor: tokens.colorNeutralBackground1,
    borderColor: tokens.colorNeutralStroke1,
    color: tokens.colorNeutralForeground1,
  },
  itemStyle: { color: tokens.colorNeutralForeground1 },
} as const;
