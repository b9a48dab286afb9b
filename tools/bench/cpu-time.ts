/** The processor time of this thread for that many turns, microseconds: others who use the machine do not count. */
export async function cpuOf(work: () => Promise<unknown>, turns: number): Promise<number> {
  const start = process.threadCpuUsage()
  for (let turn = 0; turn < turns; turn += 1) await work()
  const { user, system } = process.threadCpuUsage(start)
  return user + system
}
