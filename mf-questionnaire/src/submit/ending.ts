import { lateComponent, latePart } from '@ellac/web';

/**
 * The parts of the last tab and of everything after it. They are one chunk: once the submit button
 * is shown, no more code has to be loaded.
 */
export const ending = latePart(() => import('./ending-parts.js'));

export const AnalystChoice = lateComponent(ending, (parts) => parts.AnalystChoice);
export const ErrorAlert = lateComponent(ending, (parts) => parts.ErrorAlert);
export const GeneratingOverlay = lateComponent(ending, (parts) => parts.GeneratingOverlay);
export const MissingAnswers = lateComponent(ending, (parts) => parts.MissingAnswers);
export const MissingNotice = lateComponent(ending, (parts) => parts.MissingNotice);
export const ReportAddress = lateComponent(ending, (parts) => parts.ReportAddress);
export const PrivacyConsent = lateComponent(ending, (parts) => parts.PrivacyConsent);
export const Review = lateComponent(ending, (parts) => parts.Review);
export const SecondLook = lateComponent(ending, (parts) => parts.SecondLook);
export const StillAsItCame = lateComponent(ending, (parts) => parts.StillAsItCame);
export const SubmitButton = lateComponent(ending, (parts) => parts.SubmitButton);
export const ThankYou = lateComponent(ending, (parts) => parts.ThankYou);
