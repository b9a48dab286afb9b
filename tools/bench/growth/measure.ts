import pg from 'pg'

/** What the statistics of PostgreSQL say of a table. */
export type TableCount = {
  readonly name: string
  /** With its indexes and what is stored outside of its rows, without free space in its pages. */
  readonly bytes: number
  readonly inserts: number
  readonly updates: number
  /** Updates that wrote no index. */
  readonly heapOnly: number
}

export type Growth = {
  readonly tables: readonly TableCount[]
  /** Bytes of the write-ahead log, and how much of it are images of whole pages; null without pg_walinspect. */
  readonly walBytes: number
  readonly imageBytes: number | null
}

type Mark = { readonly lsn: string; readonly tables: ReadonlyMap<string, TableCount> }

async function ask<Row>(url: string, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text, [...values])).rows as Row[]
  } finally {
    await client.end()
  }
}

async function isInstalled(url: string, extension: string): Promise<boolean> {
  return ask(url, `CREATE EXTENSION IF NOT EXISTS ${extension}`).then(
    () => true,
    () => false,
  )
}

async function readTables(url: string): Promise<Map<string, TableCount>> {
  await ask(url, 'VACUUM')
  // Busy tables grow by many pages at once, so their sizes alone jump.
  const free = (await isInstalled(url, 'pgstattuple')) ? '(pgstattuple(relid)).free_space' : '0'
  const rows = await ask<Record<keyof TableCount, string>>(
    url,
    `SELECT whole.relname AS name, sum(pg_total_relation_size(relid) - ${free}) AS bytes, sum(n_tup_ins) AS inserts,
       sum(n_tup_upd) AS updates, sum(n_tup_hot_upd) AS "heapOnly"
     FROM pg_stat_user_tables JOIN pg_class AS part ON part.oid = relid AND part.relkind = 'r'
     JOIN pg_class AS whole ON whole.oid = coalesce(pg_partition_root(relid), relid)
     WHERE whole.relnamespace = 'public'::regnamespace GROUP BY 1`,
  )
  return new Map(
    rows.map(({ name, bytes, inserts, updates, heapOnly }) => [
      name,
      {
        name,
        bytes: Number(bytes),
        inserts: Number(inserts),
        updates: Number(updates),
        heapOnly: Number(heapOnly),
      },
    ]),
  )
}

async function readLsn(url: string): Promise<string> {
  const [row] = await ask<{ lsn: string }>(url, 'SELECT pg_current_wal_insert_lsn() AS lsn')
  return row?.lsn ?? '0/0'
}

/** Sizes and counts now. The next change of each page writes the whole page into the write-ahead log, as after every checkpoint. */
export async function markGrowth(url: string): Promise<Mark> {
  const tables = await readTables(url)
  await ask(url, 'CHECKPOINT')
  return { lsn: await readLsn(url), tables }
}

/** How many of the bytes between the two places are images of pages. */
async function imagesBetween(url: string, from: string, to: string): Promise<number | null> {
  if (!(await isInstalled(url, 'pg_walinspect'))) return null
  const text = 'SELECT sum(fpi_size) AS bytes FROM pg_get_wal_stats($1, $2)'
  const [row] = await ask<{ bytes: string }>(url, text, [from, to])
  return Number(row?.bytes)
}

/** What has come since the mark. No server may run any more: its connections report their counts when they end. */
export async function readGrowth(url: string, { lsn, tables: before }: Mark): Promise<Growth> {
  const end = await readLsn(url)
  const [row] = await ask<{ bytes: string }>(url, 'SELECT pg_wal_lsn_diff($1, $2) AS bytes', [end, lsn])
  const imageBytes = await imagesBetween(url, lsn, end)
  const after = await readTables(url)
  const tables = [...after.values()].map((now) => {
    const then = before.get(now.name)
    return {
      name: now.name,
      bytes: now.bytes - (then?.bytes ?? 0),
      inserts: now.inserts - (then?.inserts ?? 0),
      updates: now.updates - (then?.updates ?? 0),
      heapOnly: now.heapOnly - (then?.heapOnly ?? 0),
    }
  })
  return { tables, walBytes: Number(row?.bytes), imageBytes }
}

export type DearStatement = {
  readonly text: string
  readonly calls: number
  readonly walBytes: number
  readonly images: number
}

/** The statements that wrote most; needs pg_stat_statements. */
export function readDearStatements(url: string, limit: number): Promise<DearStatement[]> {
  return ask<DearStatement>(
    url,
    `SELECT regexp_replace(left(query, 300), '\\s+', ' ', 'g') AS text, calls::int, wal_bytes::float AS "walBytes",
       wal_fpi::int AS images
     FROM pg_stat_statements ORDER BY wal_bytes DESC LIMIT $1`,
    [limit],
  )
}

export async function startStatements(url: string): Promise<void> {
  await ask(url, 'CREATE EXTENSION IF NOT EXISTS pg_stat_statements')
  await ask(url, 'SELECT pg_stat_statements_reset()')
}
