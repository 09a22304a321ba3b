const { join } = require('node:path');
const { describe } = require('@jest/globals');

/**
 * Runs the test files of one group in this one test file, so that they share the modules they load.
 *
 * @param {number} group from 1
 */
module.exports = (group) => {
  const { testFiles, testGroups, testRoot } = globalThis;
  const files = testFiles.filter((_, index) => index % testGroups === group - 1);
  for (const file of files) describe(file, () => void require(join(testRoot, file)));
};
