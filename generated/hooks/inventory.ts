/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';
import type {
  AddEnhancePointsRequest,
  DrinkWineRequest,
  DrinkWineResult,
  EnhancedGearResult,
  EquipGearRequest,
  EquipGearResult,
  EquipGearSetRequest,
  EquipGearSetResult,
  Error,
  GearRequest,
  GearResult,
  GetItemParams,
  ItemDetails,
  RecycleGearRequest,
  RecycleGearResult,
  RenameGearRequest,
  RenameGearResult,
  ToggleGearLockResult,
  TransferBlankRequest
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};
export const getEquipGearUrl = () => {
  return `/player-inventory/equip-gear`
}
/**
 * @summary Equip gear
 */
export const equipGear = async (equipGearRequest: EquipGearRequest, options?: Parameters<typeof transport>[1]): Promise<EquipGearResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<EquipGearResult>(getEquipGearUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(equipGearRequest)
  }
);}
export const getEquipGearMutationKey = () => ['equipGear'] as const;
export const getEquipGearMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof equipGear>>, TError,EquipGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof equipGear>>, TError,EquipGearMutationVariables, TContext> => {
const mutationKey = getEquipGearMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof equipGear>>, EquipGearMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  equipGear(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type EquipGearMutationResult = NonNullable<Awaited<ReturnType<typeof equipGear>>>
    export type EquipGearMutationBody = EquipGearRequest
    export type EquipGearMutationError = ErrorType<Error>
    export type EquipGearMutationVariables = {data: EquipGearRequest}
    /**
 * @summary Equip gear
 */
export const useEquipGear = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof equipGear>>, TError,EquipGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof equipGear>>,
        TError,
        EquipGearMutationVariables,
        TContext
      > => {
      return useMutation(getEquipGearMutationOptions(options), queryClient);
    }
    export const getEquipGearSetUrl = () => {
  return `/player-inventory/equip-set`
}
/**
 * @summary Equip several gear items
 */
export const equipGearSet = async (equipGearSetRequest: EquipGearSetRequest, options?: Parameters<typeof transport>[1]): Promise<EquipGearSetResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<EquipGearSetResult>(getEquipGearSetUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(equipGearSetRequest)
  }
);}
export const getEquipGearSetMutationKey = () => ['equipGearSet'] as const;
export const getEquipGearSetMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof equipGearSet>>, TError,EquipGearSetMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof equipGearSet>>, TError,EquipGearSetMutationVariables, TContext> => {
const mutationKey = getEquipGearSetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof equipGearSet>>, EquipGearSetMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  equipGearSet(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type EquipGearSetMutationResult = NonNullable<Awaited<ReturnType<typeof equipGearSet>>>
    export type EquipGearSetMutationBody = EquipGearSetRequest
    export type EquipGearSetMutationError = ErrorType<Error>
    export type EquipGearSetMutationVariables = {data: EquipGearSetRequest}
    /**
 * @summary Equip several gear items
 */
export const useEquipGearSet = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof equipGearSet>>, TError,EquipGearSetMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof equipGearSet>>,
        TError,
        EquipGearSetMutationVariables,
        TContext
      > => {
      return useMutation(getEquipGearSetMutationOptions(options), queryClient);
    }
    export const getUnequipGearUrl = () => {
  return `/player-inventory/unequip-gear`
}
/**
 * @summary Unequip gear
 */
export const unequipGear = async (gearRequest: GearRequest, options?: Parameters<typeof transport>[1]): Promise<GearResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<GearResult>(getUnequipGearUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gearRequest)
  }
);}
export const getUnequipGearMutationKey = () => ['unequipGear'] as const;
export const getUnequipGearMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unequipGear>>, TError,UnequipGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof unequipGear>>, TError,UnequipGearMutationVariables, TContext> => {
const mutationKey = getUnequipGearMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unequipGear>>, UnequipGearMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  unequipGear(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type UnequipGearMutationResult = NonNullable<Awaited<ReturnType<typeof unequipGear>>>
    export type UnequipGearMutationBody = GearRequest
    export type UnequipGearMutationError = ErrorType<Error>
    export type UnequipGearMutationVariables = {data: GearRequest}
    /**
 * @summary Unequip gear
 */
export const useUnequipGear = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unequipGear>>, TError,UnequipGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unequipGear>>,
        TError,
        UnequipGearMutationVariables,
        TContext
      > => {
      return useMutation(getUnequipGearMutationOptions(options), queryClient);
    }
    export const getMarkGearAsViewedUrl = () => {
  return `/player-inventory/mark-as-viewed`
}
/**
 * @summary Mark gear as viewed
 */
export const markGearAsViewed = async (gearRequest: GearRequest, options?: Parameters<typeof transport>[1]): Promise<GearResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<GearResult>(getMarkGearAsViewedUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gearRequest)
  }
);}
export const getMarkGearAsViewedMutationKey = () => ['markGearAsViewed'] as const;
export const getMarkGearAsViewedMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markGearAsViewed>>, TError,MarkGearAsViewedMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof markGearAsViewed>>, TError,MarkGearAsViewedMutationVariables, TContext> => {
const mutationKey = getMarkGearAsViewedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markGearAsViewed>>, MarkGearAsViewedMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  markGearAsViewed(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type MarkGearAsViewedMutationResult = NonNullable<Awaited<ReturnType<typeof markGearAsViewed>>>
    export type MarkGearAsViewedMutationBody = GearRequest
    export type MarkGearAsViewedMutationError = ErrorType<Error>
    export type MarkGearAsViewedMutationVariables = {data: GearRequest}
    /**
 * @summary Mark gear as viewed
 */
export const useMarkGearAsViewed = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markGearAsViewed>>, TError,MarkGearAsViewedMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markGearAsViewed>>,
        TError,
        MarkGearAsViewedMutationVariables,
        TContext
      > => {
      return useMutation(getMarkGearAsViewedMutationOptions(options), queryClient);
    }
    export const getToggleGearLockUrl = () => {
  return `/player-inventory/toggle-locked`
}
/**
 * @summary Lock or unlock gear
 */
export const toggleGearLock = async (gearRequest: GearRequest, options?: Parameters<typeof transport>[1]): Promise<ToggleGearLockResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<ToggleGearLockResult>(getToggleGearLockUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gearRequest)
  }
);}
export const getToggleGearLockMutationKey = () => ['toggleGearLock'] as const;
export const getToggleGearLockMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toggleGearLock>>, TError,ToggleGearLockMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof toggleGearLock>>, TError,ToggleGearLockMutationVariables, TContext> => {
const mutationKey = getToggleGearLockMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof toggleGearLock>>, ToggleGearLockMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  toggleGearLock(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ToggleGearLockMutationResult = NonNullable<Awaited<ReturnType<typeof toggleGearLock>>>
    export type ToggleGearLockMutationBody = GearRequest
    export type ToggleGearLockMutationError = ErrorType<Error>
    export type ToggleGearLockMutationVariables = {data: GearRequest}
    /**
 * @summary Lock or unlock gear
 */
export const useToggleGearLock = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof toggleGearLock>>, TError,ToggleGearLockMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof toggleGearLock>>,
        TError,
        ToggleGearLockMutationVariables,
        TContext
      > => {
      return useMutation(getToggleGearLockMutationOptions(options), queryClient);
    }
    export const getRenameGearUrl = () => {
  return `/player-inventory/rename-gear`
}
/**
 * @summary Rename gear
 */
export const renameGear = async (renameGearRequest: RenameGearRequest, options?: Parameters<typeof transport>[1]): Promise<RenameGearResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<RenameGearResult>(getRenameGearUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(renameGearRequest)
  }
);}
export const getRenameGearMutationKey = () => ['renameGear'] as const;
export const getRenameGearMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameGear>>, TError,RenameGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof renameGear>>, TError,RenameGearMutationVariables, TContext> => {
const mutationKey = getRenameGearMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renameGear>>, RenameGearMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  renameGear(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RenameGearMutationResult = NonNullable<Awaited<ReturnType<typeof renameGear>>>
    export type RenameGearMutationBody = RenameGearRequest
    export type RenameGearMutationError = ErrorType<Error>
    export type RenameGearMutationVariables = {data: RenameGearRequest}
    /**
 * @summary Rename gear
 */
export const useRenameGear = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameGear>>, TError,RenameGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renameGear>>,
        TError,
        RenameGearMutationVariables,
        TContext
      > => {
      return useMutation(getRenameGearMutationOptions(options), queryClient);
    }
    export const getRecycleGearUrl = () => {
  return `/player-inventory/recycle-gear`
}
/**
 * @summary Recycle gear for enhance points
 */
export const recycleGear = async (recycleGearRequest: RecycleGearRequest, options?: Parameters<typeof transport>[1]): Promise<RecycleGearResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<RecycleGearResult>(getRecycleGearUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(recycleGearRequest)
  }
);}
export const getRecycleGearMutationKey = () => ['recycleGear'] as const;
export const getRecycleGearMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recycleGear>>, TError,RecycleGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof recycleGear>>, TError,RecycleGearMutationVariables, TContext> => {
const mutationKey = getRecycleGearMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recycleGear>>, RecycleGearMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  recycleGear(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RecycleGearMutationResult = NonNullable<Awaited<ReturnType<typeof recycleGear>>>
    export type RecycleGearMutationBody = RecycleGearRequest
    export type RecycleGearMutationError = ErrorType<Error>
    export type RecycleGearMutationVariables = {data: RecycleGearRequest}
    /**
 * @summary Recycle gear for enhance points
 */
export const useRecycleGear = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recycleGear>>, TError,RecycleGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recycleGear>>,
        TError,
        RecycleGearMutationVariables,
        TContext
      > => {
      return useMutation(getRecycleGearMutationOptions(options), queryClient);
    }
    export const getAddEnhancePointsUrl = () => {
  return `/player-inventory/add-enhance-points`
}
/**
 * @summary Add enhance points to gear
 */
export const addEnhancePoints = async (addEnhancePointsRequest: AddEnhancePointsRequest, options?: Parameters<typeof transport>[1]): Promise<EnhancedGearResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<EnhancedGearResult>(getAddEnhancePointsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addEnhancePointsRequest)
  }
);}
export const getAddEnhancePointsMutationKey = () => ['addEnhancePoints'] as const;
export const getAddEnhancePointsMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addEnhancePoints>>, TError,AddEnhancePointsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof addEnhancePoints>>, TError,AddEnhancePointsMutationVariables, TContext> => {
const mutationKey = getAddEnhancePointsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addEnhancePoints>>, AddEnhancePointsMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  addEnhancePoints(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type AddEnhancePointsMutationResult = NonNullable<Awaited<ReturnType<typeof addEnhancePoints>>>
    export type AddEnhancePointsMutationBody = AddEnhancePointsRequest
    export type AddEnhancePointsMutationError = ErrorType<Error>
    export type AddEnhancePointsMutationVariables = {data: AddEnhancePointsRequest}
    /**
 * @summary Add enhance points to gear
 */
export const useAddEnhancePoints = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addEnhancePoints>>, TError,AddEnhancePointsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addEnhancePoints>>,
        TError,
        AddEnhancePointsMutationVariables,
        TContext
      > => {
      return useMutation(getAddEnhancePointsMutationOptions(options), queryClient);
    }
    export const getResetEnhancePointsUrl = () => {
  return `/player-inventory/reset-enhance-points`
}
/**
 * @summary Remove all enhance points from gear
 */
export const resetEnhancePoints = async (gearRequest: GearRequest, options?: Parameters<typeof transport>[1]): Promise<EnhancedGearResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<EnhancedGearResult>(getResetEnhancePointsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gearRequest)
  }
);}
export const getResetEnhancePointsMutationKey = () => ['resetEnhancePoints'] as const;
export const getResetEnhancePointsMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetEnhancePoints>>, TError,ResetEnhancePointsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof resetEnhancePoints>>, TError,ResetEnhancePointsMutationVariables, TContext> => {
const mutationKey = getResetEnhancePointsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetEnhancePoints>>, ResetEnhancePointsMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  resetEnhancePoints(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ResetEnhancePointsMutationResult = NonNullable<Awaited<ReturnType<typeof resetEnhancePoints>>>
    export type ResetEnhancePointsMutationBody = GearRequest
    export type ResetEnhancePointsMutationError = ErrorType<Error>
    export type ResetEnhancePointsMutationVariables = {data: GearRequest}
    /**
 * @summary Remove all enhance points from gear
 */
export const useResetEnhancePoints = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetEnhancePoints>>, TError,ResetEnhancePointsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetEnhancePoints>>,
        TError,
        ResetEnhancePointsMutationVariables,
        TContext
      > => {
      return useMutation(getResetEnhancePointsMutationOptions(options), queryClient);
    }
    export const getTransferBlankToGearUrl = () => {
  return `/player-inventory/transfer-blank-to-gear`
}
/**
 * @summary Transfer a blank's sharpenings and craft to gear
 */
export const transferBlankToGear = async (transferBlankRequest: TransferBlankRequest, options?: Parameters<typeof transport>[1]): Promise<GearResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<GearResult>(getTransferBlankToGearUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(transferBlankRequest)
  }
);}
export const getTransferBlankToGearMutationKey = () => ['transferBlankToGear'] as const;
export const getTransferBlankToGearMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferBlankToGear>>, TError,TransferBlankToGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof transferBlankToGear>>, TError,TransferBlankToGearMutationVariables, TContext> => {
const mutationKey = getTransferBlankToGearMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof transferBlankToGear>>, TransferBlankToGearMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  transferBlankToGear(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type TransferBlankToGearMutationResult = NonNullable<Awaited<ReturnType<typeof transferBlankToGear>>>
    export type TransferBlankToGearMutationBody = TransferBlankRequest
    export type TransferBlankToGearMutationError = ErrorType<Error>
    export type TransferBlankToGearMutationVariables = {data: TransferBlankRequest}
    /**
 * @summary Transfer a blank's sharpenings and craft to gear
 */
export const useTransferBlankToGear = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof transferBlankToGear>>, TError,TransferBlankToGearMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof transferBlankToGear>>,
        TError,
        TransferBlankToGearMutationVariables,
        TContext
      > => {
      return useMutation(getTransferBlankToGearMutationOptions(options), queryClient);
    }
    export const getDrinkWineUrl = () => {
  return `/player-inventory/drink-wine`
}
/**
 * @summary Drink a cup of wine
 */
export const drinkWine = async (drinkWineRequest: DrinkWineRequest, options?: Parameters<typeof transport>[1]): Promise<DrinkWineResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<DrinkWineResult>(getDrinkWineUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(drinkWineRequest)
  }
);}
export const getDrinkWineMutationKey = () => ['drinkWine'] as const;
export const getDrinkWineMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof drinkWine>>, TError,DrinkWineMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof drinkWine>>, TError,DrinkWineMutationVariables, TContext> => {
const mutationKey = getDrinkWineMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof drinkWine>>, DrinkWineMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  drinkWine(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type DrinkWineMutationResult = NonNullable<Awaited<ReturnType<typeof drinkWine>>>
    export type DrinkWineMutationBody = DrinkWineRequest
    export type DrinkWineMutationError = ErrorType<Error>
    export type DrinkWineMutationVariables = {data: DrinkWineRequest}
    /**
 * @summary Drink a cup of wine
 */
export const useDrinkWine = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof drinkWine>>, TError,DrinkWineMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof drinkWine>>,
        TError,
        DrinkWineMutationVariables,
        TContext
      > => {
      return useMutation(getDrinkWineMutationOptions(options), queryClient);
    }
    export const getGetItemUrl = (params: GetItemParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/items?${stringifiedParams}` : `/items`
}
/**
 * @summary Get an item by reference
 */
export const getItem = async (params: GetItemParams, options?: Parameters<typeof transport>[1]): Promise<ItemDetails> => {
  return transport<ItemDetails>(getGetItemUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetItemQueryKey = (params?: GetItemParams,) => {
    return [
    `/items`, ...(params ? [params] : [])
    ] as const;
    }
export const getGetItemQueryOptions = <TData = Awaited<ReturnType<typeof getItem>>, TError = ErrorType<Error>>(params: GetItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItem>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetItemQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getItem>>> = ({ signal }) => getItem(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getItem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetItemQueryResult = NonNullable<Awaited<ReturnType<typeof getItem>>>
export type GetItemQueryError = ErrorType<Error>
export function useGetItem<TData = Awaited<ReturnType<typeof getItem>>, TError = ErrorType<Error>>(
 params: GetItemParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItem>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getItem>>,
          TError,
          Awaited<ReturnType<typeof getItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetItem<TData = Awaited<ReturnType<typeof getItem>>, TError = ErrorType<Error>>(
 params: GetItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItem>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getItem>>,
          TError,
          Awaited<ReturnType<typeof getItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetItem<TData = Awaited<ReturnType<typeof getItem>>, TError = ErrorType<Error>>(
 params: GetItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItem>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an item by reference
 */
export function useGetItem<TData = Awaited<ReturnType<typeof getItem>>, TError = ErrorType<Error>>(
 params: GetItemParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getItem>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetItemQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
