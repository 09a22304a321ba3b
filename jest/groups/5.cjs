require('../in-groups.cjs')(5);
