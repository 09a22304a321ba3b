import { useEffect, useRef } from 'react';

/** The document's own not-found page. */
export function NotFound() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const template = document.getElementById('not-found');
    if (template instanceof HTMLTemplateElement) {
      place.current?.replaceChildren(template.content.cloneNode(true));
    }
  }, []);
  return <div ref={place} />;
}
