/** The message that npm start prints once the server is ready. */
export const welcome = (origin) => `
  Start       ${origin}/demo/
  Portal      ${origin}/en-us/
  Host pages  ${origin}/demo/host/
              ${origin}/demo/host/connected.html
              ${origin}/demo/host/server/
              ${origin}/demo/host/hero.html
              ${origin}/demo/host/retail.html
              ${origin}/demo/host/workspace.html
              ${origin}/demo/host/everything.html
              ${origin}/demo/themes/
  Catalogue   ${origin}/demo/catalogue/
`;
