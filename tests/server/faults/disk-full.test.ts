import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { actThrough } from '../../support/act-through.ts'
import { expectEachOnce } from '../../support/each-once.ts'
import { type FaultedGame, startFaultedGame } from '../../support/faulted-game.ts'

const execute = promisify(execFile)

/** A small disk of its own. Undefined where it cannot be made, with the reason. */
async function mountDisk(): Promise<{ folder: string } | { reason: string }> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return { reason: 'only root of a Linux machine can mount a small disk' }
  const folder = await mkdtemp(path.join(tmpdir(), 'donjon-disk-'))
  try {
    await execute('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=755', 'tmpfs', folder])
    return { folder }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    return { reason: `a small disk cannot be mounted: ${String(error)}` }
  }
}

/** Takes all room that is left. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w')
  try {
    const block = Buffer.alloc(1024 * 1024)
    for (let size = block.length; size >= 4096; size /= 2) {
      const chunk = block.subarray(0, size)
      // Ends when not even this chunk fits any more.
      while (
        await handle.write(chunk).then(
          ({ bytesWritten }) => bytesWritten === size,
          () => false,
        )
      );
    }
  } finally {
    await handle.close()
  }
}

async function isReadyOf(game: FaultedGame): Promise<boolean> {
  return game.isReady().catch(() => false)
}

it('loses and doubles nothing when the disk is full, says so, and goes on when there is room', async (context) => {
  const disk = await mountDisk()
  if ('reason' in disk) {
    console.log(`Not tested: ${disk.reason}`)
    return context.skip(disk.reason)
  }
  const { folder } = disk
  const filler = path.join(folder, 'filler')
  const game = await startFaultedGame({ dataDir: folder })
  try {
    const acted = await actThrough(game, async (load) => {
      await fill(filler)
      await expect.poll(() => isReadyOf(game), { interval: 100 }).toBe(false)
      // Not only the question whether it is ready: players meet it.
      await expect
        .poll(() => load.sent.some(({ failures }) => failures.length > 0), { timeout: 120_000 })
        .toBe(true)
      await rm(filler)
    })
    expect(acted.failures.filter((status) => status !== 503)).toEqual([])
    await expectEachOnce(game.onDatabase, acted.done)
  } finally {
    await game.stop()
    await execute('umount', ['-l', folder])
    await rm(folder, { recursive: true, force: true })
  }
})
