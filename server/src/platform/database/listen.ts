import pg from 'pg';

const RETRY_AFTER_MS = 100;
const PING_EVERY_MS = 10_000;

/**
 * Listens to a NOTIFY channel on a separate connection and reconnects. `onListening` runs after each connect, because notices in between
 * are lost.
 */
export async function listen(
  url: string,
  channel: string,
  onPayload: (payload: string) => void,
  onListening: () => void = () => undefined,
): Promise<{ unlisten(): Promise<void> }> {
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  function retry(lost: pg.Client) {
    if (closed || client !== lost) return;
    client = undefined;
    clearTimeout(timer);
    lost.end().catch(() => undefined); // it is lost already
    timer = setTimeout(() => void open().catch(() => undefined), RETRY_AFTER_MS); // `open` has arranged the next try
  }
  /** Detects a connection that was lost silently, by a query. */
  function ping(own: pg.Client) {
    timer = setTimeout(() => {
      own.query('select 1').then(
        () => client === own && !closed && ping(own),
        () => retry(own),
      );
    }, PING_EVERY_MS);
    timer.unref();
  }
  async function open() {
    const own = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 5000,
      application_name: 'pavilion-listen',
    });
    client = own;
    own.on('error', () => retry(own));
    own.on('end', () => retry(own));
    own.on('notification', ({ payload }) => onPayload(payload ?? ''));
    try {
      await own.connect();
      await own.query(`listen ${pg.escapeIdentifier(channel)}`);
      onListening();
      ping(own);
    } catch (error) {
      retry(own);
      throw error;
    }
  }
  try {
    await open();
  } catch (error) {
    closed = true;
    clearTimeout(timer);
    throw error;
  }
  return {
    async unlisten() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
