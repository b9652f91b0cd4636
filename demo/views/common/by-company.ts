/** What a view shows for each company: the sample fleet, and those of the two further companies that people may act for. */
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
