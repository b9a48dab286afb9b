/** Host, port and name of a database, without user and password: `db.example:5432/donjon`. */
export function describeDatabase(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  const place = host || searchParams.get('host') || 'localhost'
  return `${place}${pathname}`
}
