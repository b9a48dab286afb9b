import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

async function filesBelow(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      files.map(
        async (file): Promise<[string, string]> => [relative(folder, file), await readFile(file, 'utf8')],
      ),
    ),
  )
}

/** Names of the files that are missing, different or superfluous, sorted. */
export async function drift(committed: string, fresh: string): Promise<string[]> {
  const [before, after] = await Promise.all([filesBelow(committed), filesBelow(fresh)])
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}
