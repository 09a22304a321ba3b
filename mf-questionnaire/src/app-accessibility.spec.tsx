import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { tabs } from '@ellac/contracts';
import { accessibilityFaults } from './testing/accessibility-faults.js';
import {
  closeQuestionnaire,
  fillExample,
  lastTab,
  openQuestionnaire,
  openTab,
  showAllFaults,
} from './testing/whole-questionnaire.js';

/** Looks at every tab, and once at the page around them. */
async function expectSoundTabs(): Promise<void> {
  for (const tab of tabs) {
    await openTab(tab);
    const faults = await accessibilityFaults(tab === lastTab ? 'body > *' : '[role="tabpanel"]');
    expect({ tab: tab.label, faults }).toEqual({ tab: tab.label, faults: [] });
  }
}

/**
 * Colours, sizes and the focus are tested in a browser: e2e/questionnaire-accessibility.spec.ts.
 */
describe('no tab has accessibility faults', () => {
  beforeEach(openQuestionnaire);
  afterEach(closeQuestionnaire);

  it('while it is empty', expectSoundTabs);

  it('while all its errors are shown', async () => {
    await showAllFaults();
    await expectSoundTabs();
  });

  it('when it is filled in', async () => {
    await fillExample();
    await expectSoundTabs();
  });
});
