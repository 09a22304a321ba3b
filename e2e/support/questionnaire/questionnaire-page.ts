import {
  formatGrouped,
  questionnaireFields,
  type tabs,
  type FieldRule,
  type PercentGroupRule,
  type Questionnaire,
} from '@ellac/contracts';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

type Rule = FieldRule | PercentGroupRule;
/** The page with the questionnaire, or its frame. */
type Form = Page | FrameLocator;

/** Gives one answer as an owner does: finds the field by the question's text. */
async function answer(page: Form, rule: Rule, value: unknown): Promise<void> {
  switch (rule.kind) {
    case 'text':
    case 'email':
    case 'number':
      return fill(page.getByRole('textbox', { name: rule.label }), value);
    case 'choice':
      await page.getByRole('combobox', { name: rule.label }).selectOption(String(value));
      return;
    case 'rating':
      return (
        page
          .getByRole('radiogroup', { name: rule.label })
          .getByRole('radio', { name: new RegExp(`^${String(value)} `) })
          // A press, because the preset is checked before it is an answer.
          .click()
      );
    case 'list': {
      const group = page.getByRole('group', { name: rule.label });
      for (const choice of rule.choices) {
        const chosen = (value as string[]).includes(choice.value);
        await group.getByRole('checkbox', { name: choice.label }).setChecked(chosen);
      }
      return;
    }
    case 'flag':
      return page.getByRole('checkbox', { name: rule.label }).setChecked(value as boolean);
    case 'percentGroup':
      return sharePercents(page.getByRole('group', { name: rule.label }), rule, value);
  }
}

async function fill(box: Locator, value: unknown): Promise<void> {
  await box.fill(String(value));
  await box.blur();
}

/** Sets all shares except the last one, which must follow by itself. */
async function sharePercents(
  group: Locator,
  rule: PercentGroupRule,
  value: unknown,
): Promise<void> {
  const shares = Object.entries(value as Record<string, number>).map(([part, share]) => ({
    box: group.getByRole('textbox', { name: rule.parts[part]!.label }),
    share: formatGrouped(share, 'en-US'),
  }));
  for (const { box, share } of shares.slice(0, -1)) await fill(box, share);
  for (const { box, share } of shares) await expect(box).toHaveValue(share);
}

/** Fills in the tab that is shown. */
export async function fillTab(
  page: Form,
  tab: (typeof tabs)[number],
  questionnaire: Questionnaire,
): Promise<void> {
  for (const group of tab.groups) {
    const answers = questionnaire[group] as Readonly<Record<string, unknown>>;
    for (const [name, rule] of Object.entries<Rule>(questionnaireFields[group])) {
      await answer(page, rule, answers[name]);
    }
  }
}
