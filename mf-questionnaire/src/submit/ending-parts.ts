export { AnalystChoice } from '../analyst/analyst-choice.js';
export { MissingAnswers } from '../form/missing-answers.js';
export { SecondLook } from '../form/second-look.js';
export { SubmitButton } from '../form/submit-button.js';
export { Review } from '../review/review.js';
export { DocumentsSection } from '../sections/documents-section.js';
export { ThankYou } from '../thank-you/thank-you.js';
export { GeneratingOverlay } from './generating-overlay.js';
