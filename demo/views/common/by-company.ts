/** A view's data by company: the sample fleet, and the two further companies that users may act for. */
export interface ByCompany<Data> {
  sample: Data;
  'Lakeside Van Rental': Data;
  'Northline Utilities': Data;
}

/** @param companyName the `companyName` of the view's user */
export function ofCompany<Data>(data: ByCompany<Data>, companyName = ''): Data {
  const { sample, ...others } = data;
  return new Map<string, Data>(Object.entries(others)).get(companyName) ?? sample;
}
