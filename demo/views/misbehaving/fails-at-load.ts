// A module that throws before it exports anything of use.
throw new Error('The module failed while it was loaded');

export default null;
