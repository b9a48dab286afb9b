import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

const FILE = 'last-backup.prom'

/**
 * Notes beside a finished backup when that was, as a metric in the form that node_exporter's textfile collector reads. Returns the
 * file.
 */
export async function noteBackup(folder: string, finishedAt: Date): Promise<string> {
  const file = path.join(path.dirname(folder), FILE)
  const text = [
    '# HELP donjon_backup_finished_at_seconds Unix time of the last complete backup',
    '# TYPE donjon_backup_finished_at_seconds gauge',
    `donjon_backup_finished_at_seconds ${Math.floor(finishedAt.getTime() / 1000)}`,
    '',
  ].join('\n')
  // Renamed into place: the collector would read half of a file.
  await writeFile(`${file}.new`, text, { mode: 0o644 })
  await rename(`${file}.new`, file)
  return file
}
