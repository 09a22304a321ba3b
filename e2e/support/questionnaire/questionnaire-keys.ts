import {
  questionnaireFields,
  type FieldRule,
  type PercentGroupRule,
  type Questionnaire,
  type tabs,
} from '@ellac/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectFocusSeen } from '../focus.js';

type Rule = FieldRule | PercentGroupRule;

/** Presses Tab until the target has the focus. Each element on the way must be visible too. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element.matches(':focus'));
  for (let steps = 0; !(await hasFocus()); steps++) {
    expect(steps, `${target.toString()} is reached`).toBeLessThan(150);
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
}

/** The number of letters that are typed by key; the rest of a long text would only take time. */
const typedByKey = 20;

async function type(page: Page, box: Locator, text: string): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text.slice(0, typedByKey));
  await page.keyboard.insertText(text.slice(typedByKey));
}

async function answer(page: Page, panel: Locator, rule: Rule, value: unknown): Promise<void> {
  switch (rule.kind) {
    case 'text':
    case 'email':
    case 'number':
      return type(page, panel.getByRole('textbox', { name: rule.label }), String(value));
    case 'choice': {
      const { label } = rule.choices.find((choice) => choice.value === value)!;
      const box = panel.getByRole('combobox', { name: rule.label });
      await tabTo(page, box);
      await page.keyboard.type(label);
      await expect(box).toHaveValue(String(value));
      return;
    }
    case 'rating': {
      const scale = panel.getByRole('radiogroup', { name: rule.label });
      const checked = scale.getByRole('radio', { checked: true });
      await tabTo(page, checked);
      const steps = Number(value) - Number(await checked.inputValue());
      // No arrow answers with the preset, so that some answers are given by their digit.
      const byArrows = steps !== 0 && Number(value) % 2 === 0;
      const arrow = steps > 0 ? 'ArrowRight' : 'ArrowLeft';
      for (let left = byArrows ? Math.abs(steps) : 1; left > 0; left--) {
        await page.keyboard.press(byArrows ? arrow : String(value));
      }
      const chosen = scale.getByRole('radio', { name: new RegExp(`^${String(value)} `) });
      await expect(chosen).toBeChecked();
      await expect(chosen).toBeFocused();
      return;
    }
    case 'list': {
      const boxes = panel.getByRole('group', { name: rule.label });
      for (const choice of rule.choices) {
        if (!(value as string[]).includes(choice.value)) continue;
        await tick(page, boxes.getByRole('checkbox', { name: choice.label }));
      }
      return;
    }
    case 'flag':
      if (value === true) await tick(page, panel.getByRole('checkbox', { name: rule.label }));
      return;
    case 'percentGroup': {
      const boxes = panel.getByRole('group', { name: rule.label });
      const shares = Object.entries(value as Record<string, number>);
      for (const [part, share] of shares.slice(0, -1)) {
        const box = boxes.getByRole('textbox', { name: rule.parts[part]!.label });
        await type(page, box, String(share));
      }
      const [last, share] = shares.at(-1)!;
      await page.keyboard.press('Tab');
      await expect(boxes.getByRole('textbox', { name: rule.parts[last]!.label })).toHaveValue(
        String(share),
      );
    }
  }
}

/** Ticks a box; a ticked box is unticked first. */
async function tick(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  if (await box.isChecked()) {
    await page.keyboard.press('Space');
    await expect(box).not.toBeChecked();
  }
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}

/** Answers the open tab by keyboard only, starting at its heading. */
export async function answerByKeys(
  page: Page,
  tab: (typeof tabs)[number],
  answers: Questionnaire,
): Promise<void> {
  const panel = page.getByRole('tabpanel');
  for (const group of tab.groups) {
    const values = answers[group] as Readonly<Record<string, unknown>>;
    for (const [name, rule] of Object.entries<Rule>(questionnaireFields[group])) {
      await answer(page, panel, rule, values[name]);
    }
  }
}
