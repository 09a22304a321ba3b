import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Priority } from '@ellac/contracts';
import { cleanup, render, screen } from '@testing-library/react';
import { PriorityBadge } from './priority-badge.js';

beforeEach(() => {
  cleanup();
});

const priorities = ['critical', 'high', 'medium', 'low'] as const;

const lookOf = (priority: Priority, words: string): string => {
  render(<PriorityBadge priority={priority} />);
  return screen.getByText(words).className;
};

describe('a priority', () => {
  it('is told in a word and looks like no other', () => {
    const looks = priorities.map((each) =>
      lookOf(each, each.charAt(0).toUpperCase() + each.slice(1)),
    );
    expect(new Set(looks).size).toBe(4);
  });

  it('has an icon too where it is critical', () => {
    const { container } = render(<PriorityBadge priority="critical" />);
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('has an outline where it is not known', () => {
    expect(lookOf('someday' as Priority, 'Someday')).toBe(lookOf('low', 'Low'));
  });
});
