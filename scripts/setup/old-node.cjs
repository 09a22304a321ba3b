// Loaded first by `npm start` and `npm test`, and written for any Node: an old Node cannot even
// load the modules that would say which version is needed.
'use strict';

var OLDEST_THAT_LOADS_THEM = 18;

if (parseInt(process.versions.node, 10) < OLDEST_THAT_LOADS_THEM) {
  console.error(
    'This is Node.js ' +
      process.versions.node +
      ', which is too old: install the LTS version from https://nodejs.org.',
  );
  process.exit(1);
}
