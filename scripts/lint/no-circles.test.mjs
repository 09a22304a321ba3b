import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inCircles, wayBetween } from './no-circles.mjs';

describe('the way between two files along imports', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', ['b']],
  ]);

  it('is the shortest one', () => {
    assert.deepEqual(wayBetween(graph, 'a', 'd'), ['a', 'b', 'd']);
  });

  it('leads back into a circle', () => {
    assert.deepEqual(wayBetween(graph, 'd', 'b'), ['d', 'b']);
    assert.deepEqual(wayBetween(graph, 'b', 'd'), ['b', 'd']);
  });

  it('is not there against the direction of imports', () => {
    assert.equal(wayBetween(graph, 'd', 'a'), undefined);
  });
});

describe('the files that may be in a circle', () => {
  it('are those that import others of them, and none where there is no circle', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['b']],
      ['d', []],
    ]);
    assert.deepEqual([...inCircles(graph)], ['a', 'b', 'c']);
    graph.set('c', ['d']);
    assert.deepEqual([...inCircles(graph)], []);
  });
});
