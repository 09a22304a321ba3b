import { FluentProvider, makeStyles } from '@fluentui/react-components';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createQueryClient } from './http/query-client.js';
import { useColorTheme } from './theme/color-theme.js';
import type { ToastEdge } from './toasts/toast-area.js';
import { ToastHost } from './toasts/toast-host.js';

// Fluent gives this class to its portals too: with a height, an open toast would cover the page and
// take every click.
const useStyles = makeStyles({ root: { backgroundColor: 'transparent' } });

interface AppProvidersProps {
  readonly children: ReactNode;
  /** Where toasts appear in a wide window: at the bottom, unless told. */
  readonly toastEdge?: ToastEdge | undefined;
}

/** Theme, data and toasts: the providers around every micro-frontend. */
export function AppProviders({ children, toastEdge }: AppProvidersProps) {
  const styles = useStyles();
  const theme = useColorTheme();
  return (
    <FluentProvider theme={theme} className={styles.root}>
      <AppServices toastEdge={toastEdge}>{children}</AppServices>
    </FluentProvider>
  );
}

interface AppServicesProps extends AppProvidersProps {
  /** Where toasts are shown, if not below the app. */
  readonly toastLayer?: Element;
}

/** Data and toasts, for an app that gets its theme elsewhere. */
export function AppServices({ children, toastEdge = 'bottom', toastLayer }: AppServicesProps) {
  const [queryClient] = useState(createQueryClient);
  const toasts = <ToastHost edge={toastEdge} />;
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      {toastLayer === undefined ? toasts : createPortal(toasts, toastLayer)}
    </QueryClientProvider>
  );
}
