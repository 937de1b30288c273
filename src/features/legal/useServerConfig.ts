import { useEffect, useState } from 'react';
import { type ConfigResponse, configResponse } from '../../contracts/config';
import { query } from '../../platform/api';

export type ServerConfig =
  | { state: 'loading' | 'unreachable'; config?: undefined }
  | { state: 'known'; config: ConfigResponse };

/** How the server is configured: who operates it and which models it has. Asked again when the network comes back. */
export function useServerConfig(): ServerConfig {
  const [server, setServer] = useState<ServerConfig>({ state: 'loading' });

  useEffect(() => {
    let isShown = true;
    const show = (found: ServerConfig) => isShown && setServer(found);
    const ask = () =>
      query('/api/config', configResponse).then(
        (config) => show(config ? { state: 'known', config } : { state: 'unreachable' }),
        () => show({ state: 'unreachable' }),
      );
    ask();
    window.addEventListener('online', ask);
    return () => {
      isShown = false;
      window.removeEventListener('online', ask);
    };
  }, []);

  return server;
}
