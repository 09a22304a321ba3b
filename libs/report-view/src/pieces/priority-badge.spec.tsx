import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Priority } from '@ellac/contracts';
import { Badge, type BadgeProps } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { PriorityBadge } from './priority-badge.js';

beforeEach(() => {
  cleanup();
});

describe('a priority', () => {
  it.each<[Priority, string, Pick<BadgeProps, 'appearance' | 'color'>]>([
    ['critical', 'Critical', { appearance: 'filled', color: 'danger' }],
    ['high', 'High', { appearance: 'filled', color: 'brand' }],
    ['medium', 'Medium', { appearance: 'tint', color: 'informative' }],
    ['low', 'Low', { appearance: 'outline', color: 'informative' }],
    ['someday' as Priority, 'Someday', { appearance: 'outline', color: 'informative' }],
  ])('%s looks as loud as it is', (priority, words, look) => {
    render(<PriorityBadge priority={priority} />);
    const { container } = render(<Badge {...look} shape="rounded" />);
    expect(screen.getByText(words).className).toBe(container.querySelector('div')?.className);
  });
});
