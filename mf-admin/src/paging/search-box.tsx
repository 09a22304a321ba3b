import { Input, type InputProps } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';

/** Debounce of the search, in milliseconds. */
const typingPause = 300;

type Props = Omit<InputProps, 'type' | 'value' | 'onChange'> & {
  readonly value: string;
  readonly onSearch: (text: string) => void;
};

/** Searches as somebody types. */
export function SearchBox({ value, onSearch, ...look }: Props) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  // The address changed in another way than by typing here.
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
      contentBefore={<SearchRegular />}
      {...look}
      type="search"
      value={text}
      onChange={(_, { value: typed }) => setText(typed)}
    />
  );
}
