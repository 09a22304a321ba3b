import { ownImages } from './images/image-names.mjs';

// The arguments for `docker build`, by which the Dockerfiles get what they begin with.
console.log(
  Object.entries(ownImages().args)
    .map(([name, image]) => `--build-arg ${name}=${image}`)
    .join(' '),
);
