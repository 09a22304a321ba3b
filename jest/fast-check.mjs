import fc from 'fast-check';

// One seed a file, so that its properties begin with the same values; another one each time. A failure
// names it.
fc.configureGlobal({ seed: Math.floor(Math.random() * 0x7fffffff) });
