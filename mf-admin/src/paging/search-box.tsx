import { Input } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';

/** Milliseconds without a key after which the search is asked for. */
const typingPause = 300;

interface Props {
  readonly value: string;
  readonly placeholder?: string;
  readonly onSearch: (text: string) => void;
}

/** Searches as somebody types. */
export function SearchBox({ value, placeholder, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  // The address changed by another way than typing here.
  if (value !== asked) {
    setAsked(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), typingPause);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <Input
      type="search"
      {...(placeholder === undefined ? {} : { placeholder })}
      contentBefore={<SearchRegular />}
      value={text}
      onChange={(_, { value: typed }) => setText(typed)}
    />
  );
}
