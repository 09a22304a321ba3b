export { AppProviders } from './app-providers.js';
export { ErrorAlert } from './error-alert.js';
export { HttpError, messageOf, NetworkError, UnexpectedAnswerError } from './errors.js';
export { fetchJson, send, type RequestOptions } from './http.js';
export { createMicroFrontend } from './micro-frontend.js';
export { PageColumn } from './page-column.js';
export { PageSpinner } from './page-spinner.js';
export { useToast, type ToastMessage } from './toasts.js';
export { usePageTitle } from './use-page-title.js';
