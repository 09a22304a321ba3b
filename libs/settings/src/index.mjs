export { nearNames } from './near-names.mjs';
export { readSettings } from './read-settings.mjs';
export { BACKEND_SETTING_NAMES, REQUIRED_SETTING_NAMES, SETTING_NAMES } from './settings.mjs';

/**
 * @typedef {import('./read-settings.mjs').Fault} Fault
 * @typedef {import('./settings.mjs').BackendSettingName} BackendSettingName
 * @typedef {import('./settings.mjs').BackendSettings} BackendSettings
 * @typedef {import('./settings.mjs').SettingName} SettingName
 * @typedef {import('./settings.mjs').Values} Values
 */
