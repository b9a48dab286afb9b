/**
 * Where `localhost` has two addresses, Node gives up on the first after 250 ms and tries the second, on which a test
 * server does not listen. A test and its server share a process, which can be busy for longer than that.
 */
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'

setDefaultAutoSelectFamilyAttemptTimeout(60_000)
