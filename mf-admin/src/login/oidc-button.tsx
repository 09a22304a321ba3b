import { Button, Divider } from '@fluentui/react-components';
import { apiPaths } from '@ellac/contracts';
import { useQuery } from '@tanstack/react-query';
import { loginWays } from './login-ways-query.js';

/**
 * Leads to the provider of identities, where the server has one. It is a link: the whole page goes
 * there, and comes back to `page`.
 */
export function OidcButton({ page }: { readonly page: string }) {
  const name = useQuery(loginWays).data?.oidcName ?? null;
  return name === null ? null : (
    <>
      <Divider>or</Divider>
      <Button as="a" href={apiPaths.oidc(page)} size="large">
        Sign in with {name}
      </Button>
    </>
  );
}
