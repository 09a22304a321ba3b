// Part of the development build alone. `npm run dev` says here what it has built.
const changes = new EventSource('/development/changes');

const ownMap = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
const imports = JSON.stringify((JSON.parse(ownMap) as { imports?: object }).imports);

// Told at the beginning: what was built after this page was asked for.
changes.addEventListener('served', ({ data }) => {
  if (data !== imports) location.reload();
});
changes.addEventListener('changed', () => location.reload());
